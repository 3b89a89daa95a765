/* What the frame shows long after the first view, in one chunk. */
export { CommunityPlace } from '../community/CommunityPlace';
export { Notices } from './Notices';

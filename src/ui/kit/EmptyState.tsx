import { StateMessage, type StateMessageProps } from './StateMessage';

export type EmptyStateProps = Omit<StateMessageProps, 'role'>;

/** Nothing is here, and that is in order. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} role="status" />;
}

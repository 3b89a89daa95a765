import { StateMessage, type StateMessageProps } from './StateMessage';

export type EmptyStateProps = Omit<StateMessageProps, 'role'>;

/** Nothing is here, which is no error. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} role="status" />;
}

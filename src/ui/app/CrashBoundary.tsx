import { Component, type ReactNode } from 'react';
import { useAppActor } from './AppContext';

/** A page that throws while it renders is replaced by the error page; the frame around it stays. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const navigation = useAppActor('navigation');
  return (
    <Boundary onCrash={(message) => navigation.send({ type: 'navigation.crashed', message })}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = { onCrash: (message: string) => void; children: ReactNode };

class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error instanceof Error ? error.message : String(error));
    this.setState({ hasCrashed: false });
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

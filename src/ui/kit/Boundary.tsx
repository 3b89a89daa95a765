import { Component, type ReactNode } from 'react';

type BoundaryProps = { onCrash: (message: string) => void; children: ReactNode };

/** Renders nothing in place of a child that throws, and tells its owner. */
export class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
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

import { Component, type ReactNode } from 'react';

type BoundaryProps = { onCrash: (message: string) => void; children: ReactNode };

/** What throws while it renders is not shown, and its owner is told. */
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

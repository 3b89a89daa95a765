import { Component, type ReactNode } from 'react';
import pieces from './Pieces.module.css';

type MishapProps = { className: string | undefined; children: ReactNode };

/** Replaces a page that could not be shown, for example because its code failed to load. */
export class Mishap extends Component<MishapProps, { isHere: boolean }> {
  override state = { isHere: false };

  static getDerivedStateFromError() {
    return { isHere: true };
  }

  override render() {
    const { className, children } = this.props;
    if (!this.state.isHere) return children;
    return (
      <main className={className}>
        <div role="alert">
          <h1>This page could not be shown</h1>
          <p>
            Its code failed to load, or it hit an error. Reloading discards reviews that were not
            saved.
          </p>
        </div>
        <button type="button" className={pieces.control} onClick={() => window.location.reload()}>
          Reload it
        </button>
      </main>
    );
  }
}

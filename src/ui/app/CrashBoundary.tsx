import type { ReactNode } from 'react';
import { Boundary } from '../kit/Boundary';
import { useAppActor } from './AppContext';

/** Replaces a page that throws while rendering by the error page; the frame around it stays. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const navigation = useAppActor('navigation');
  return (
    <Boundary onCrash={(message) => navigation.send({ type: 'navigation.crashed', message })}>
      {children}
    </Boundary>
  );
}

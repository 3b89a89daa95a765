import type { ReactNode } from 'react';
import type { Reaction } from '../../../common/contract';

const skin = '#ffc94d';
const ink = '#5b3413';
const mouth = '#7a2e1d';
const water = '#4fb0f5';

const line = { fill: 'none', stroke: ink, strokeWidth: 1.6, strokeLinecap: 'round' } as const;

function Face({ children }: { children: ReactNode }) {
  return (
    <>
      <circle cx="12" cy="12" r="10" fill={skin} />
      {children}
    </>
  );
}

const tear =
  'M4.6 12.2c-1.5 1.6-2.6 2.9-2.6 4.1a2 2 0 0 0 4 .1c.1-1.2-.5-2.6-1.4-4.2Z M19.4 12.2c1.5 1.6 2.6 2.9 2.6 4.1a2 2 0 0 1-4 .1c-.1-1.2.5-2.6 1.4-4.2Z';

const drawings: Readonly<Record<Reaction, ReactNode>> = {
  '❤️': (
    <path
      d="M12 20.8C5.2 15.6 2.3 12.2 2.3 8.5c0-2.9 2.2-5 4.9-5 2 0 3.7 1 4.8 2.7 1.1-1.7 2.8-2.7 4.8-2.7 2.7 0 4.9 2.1 4.9 5 0 3.7-2.9 7.1-9.7 12.3Z"
      fill="#f0435f"
    />
  ),
  '😂': (
    <Face>
      <path d="M6.5 10c.8-1.6 2.7-1.6 3.5 0M14 10c.8-1.6 2.7-1.6 3.5 0" {...line} />
      <path d="M6.4 12.8h11.2a5.6 5.6 0 0 1-11.2 0Z" fill={mouth} />
      <path d="M6.9 12.8h10.2l-.5 2H7.4Z" fill="#fff" />
      <path d={tear} fill={water} />
    </Face>
  ),
  '😮': (
    <Face>
      <path d="M6.6 6.4c.7-.8 1.7-1.1 2.8-.9M17.4 6.4c-.7-.8-1.7-1.1-2.8-.9" {...line} />
      <circle cx="8.4" cy="10" r="1.5" fill={ink} />
      <circle cx="15.6" cy="10" r="1.5" fill={ink} />
      <ellipse cx="12" cy="16.3" rx="2.5" ry="3.1" fill={mouth} />
    </Face>
  ),
  '😢': (
    <Face>
      <path d="M6 8.2c1.1-.2 2-.7 2.8-1.5M18 8.2c-1.1-.2-2-.7-2.8-1.5" {...line} />
      <circle cx="8.4" cy="11" r="1.4" fill={ink} />
      <circle cx="15.6" cy="11" r="1.4" fill={ink} />
      <path d="M8.8 17.4c1.6-1.9 4.8-1.9 6.4 0" {...line} />
      <path
        d="M7.3 13.4c-1.1 1.4-1.9 2.5-1.9 3.6a1.9 1.9 0 0 0 3.8 0c0-1.1-.8-2.2-1.9-3.6Z"
        fill={water}
      />
    </Face>
  ),
  '👍': (
    <>
      <path
        d="M8 21.3h8.7c1.2 0 2.1-.8 2.1-1.9 0-.4-.1-.8-.4-1.1.8-.3 1.4-1 1.4-1.9 0-.6-.2-1.1-.6-1.5.7-.3 1.2-1 1.2-1.8 0-1.2-.9-2-2.2-2h-4.4c.5-1.5.8-3 .8-4.5 0-1.9-.8-3.4-2.3-3.4-1 0-1.5.7-1.5 1.8 0 2.8-1 4.5-2.8 6Z"
        fill={skin}
      />
      <rect x="3" y="10.6" width="5" height="11" rx="1.4" fill="#5b8def" />
    </>
  ),
  '🔥': (
    <>
      <path
        d="M12.4 1.8c.4 3.6 6.2 5.9 6.2 12.1a6.6 6.6 0 1 1-13.2.2c0-2.7 1.2-4.6 2.6-5.9.1 1.5.6 2.5 1.5 3.1-.2-3.4.6-6.7 2.9-9.5Z"
        fill="#ff7a2e"
      />
      <path
        d="M12.2 11.6c.3 1.9 3.1 2.8 3.1 5.7a3.3 3.3 0 0 1-6.6 0c0-1.4.6-2.3 1.3-3 .2.8.5 1.2 1 1.5 0-1.5.3-2.9 1.2-4.2Z"
        fill="#ffd34d"
      />
    </>
  ),
};

/** A reaction as everybody sees it, whatever letters their system has; its name stands beside it. */
export function ReactionIcon({ reaction }: { reaction: Reaction }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      {drawings[reaction]}
    </svg>
  );
}

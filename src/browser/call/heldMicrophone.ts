/** The open microphone, shared by the actor that opens it and the room that sends it. */
export type HeldMicrophone = {
  track: () => MediaStreamTrack | null;
  isMuted: () => boolean;
  hold: (track: MediaStreamTrack | null) => void;
  mute: (isMuted: boolean) => void;
  /** Calls back after each change, until the signal aborts. */
  watch: (hear: () => void, signal: AbortSignal) => void;
};

export function createHeldMicrophone(): HeldMicrophone {
  const changes = new EventTarget();
  let current: MediaStreamTrack | null = null;
  let isMuted = false;
  const apply = () => {
    if (current !== null) current.enabled = !isMuted;
    changes.dispatchEvent(new Event('change'));
  };
  return {
    track: () => current,
    isMuted: () => isMuted,
    hold: (track) => {
      if (current !== track) current?.stop();
      current = track;
      if (track === null) isMuted = false;
      apply();
    },
    mute: (muted) => {
      isMuted = muted;
      apply();
    },
    watch: (hear, signal) => changes.addEventListener('change', hear, { signal }),
  };
}

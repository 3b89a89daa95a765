import { RTCRtpCodecParameters } from 'werift';
import type { PeerConfig } from 'werift';
import * as v from 'valibot';

/** Reports one of our addresses, as the JSON of an RTCIceCandidateInit. */
export type TellCandidate = (init: string) => void;

/**
 * A connection within this machine. Only sound is forwarded, yet rtc-node also offers video lines,
 * whose answer needs a codec.
 */
export const withinMachine = (): Partial<PeerConfig> => ({
  codecs: {
    audio: [
      new RTCRtpCodecParameters({
        mimeType: 'audio/opus',
        clockRate: 48_000,
        channels: 2,
        parameters: 'minptime=10;useinbandfec=1',
        payloadType: 111,
      }),
    ],
    video: [
      new RTCRtpCodecParameters({ mimeType: 'video/VP8', clockRate: 90_000, payloadType: 96 }),
    ],
  },
  iceServers: [],
  iceUseIpv6: false,
  iceAdditionalHostAddresses: ['127.0.0.1'],
  bundlePolicy: 'max-bundle',
});

const candidateSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    candidate: v.string(),
    sdpMid: v.nullish(v.string()),
    sdpMLineIndex: v.nullish(v.number()),
    usernameFragment: v.nullish(v.string()),
  }),
);

export function readCandidate(init: string) {
  const { candidate, sdpMid, sdpMLineIndex } = v.parse(candidateSchema, init);
  return { candidate, sdpMid: sdpMid ?? null, sdpMLineIndex: sdpMLineIndex ?? null };
}

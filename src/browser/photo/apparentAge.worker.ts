import * as face from '@vladmandic/face-api';
import ageManifest from '@vladmandic/face-api/model/age_gender_model-weights_manifest.json';
import ageWeights from '@vladmandic/face-api/model/age_gender_model.bin?url';
import faceManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import faceWeights from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import type { AgeAnswer, AgeQuestion } from './apparentAge';

/*
 * A worker with its own content security policy: it reads the models from this origin and nothing
 * else, and no picture leaves it.
 */

declare const self: {
  addEventListener: (name: 'message', hear: (event: MessageEvent<AgeQuestion>) => void) => void;
  postMessage: (answer: AgeAnswer) => void;
};

/** A larger input finds smaller faces but takes longer. */
const DETECTOR = { inputSize: 416, scoreThreshold: 0.4 };

function Absent() {}

/** Globals that the library expects and a worker lacks; given pixels, it uses none of them. */
const withoutPage = {
  Canvas: Absent,
  CanvasRenderingContext2D: Absent,
  Image: Absent,
  ImageData: Absent,
  Video: Absent,
  createCanvasElement: () => ({}),
  createImageElement: () => ({}),
  createVideoElement: () => ({}),
  fetch: (address: string) => fetch(address),
  readFile: () => Promise.reject(new Error('There are no files here.')),
};

type Manifest = readonly { weights: readonly object[] }[];

async function weightsOf(address: string, manifest: Manifest) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There is no ${address}.`);
  // Its types only accept known kinds of weight; the manifest is the library's own.
  const decoded: ReturnType<typeof face.tf.io.decodeWeights> = Reflect.apply(
    face.tf.io.decodeWeights,
    face.tf.io,
    [await response.arrayBuffer(), manifest.flatMap(({ weights }) => weights)],
  );
  return decoded;
}

/** What the library has but its types leave out. */
type Engine = { setBackend: (name: string) => Promise<boolean>; ready: () => Promise<void> };

const isEngine = (library: object): library is Engine =>
  'setBackend' in library && 'ready' in library;

/** An emulated graphics card is half as fast as plain arithmetic: 8 s, not 4. */
function hasGraphicsCard(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (context === null) return false;
  const detail = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(detail?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}

async function prepare() {
  const engine: object = face.tf;
  if (!isEngine(engine)) throw new Error('The library is another one.');
  // Its types want whole DOM classes.
  Reflect.apply(face.env.setEnv, face.env, [withoutPage]);
  const isFast = hasGraphicsCard() && (await engine.setBackend('webgl').catch(() => false));
  if (!isFast) await engine.setBackend('cpu');
  await engine.ready();
  const { tinyFaceDetector, ageGenderNet } = face.nets;
  const [faces, ages] = await Promise.all([
    weightsOf(faceWeights, faceManifest),
    weightsOf(ageWeights, ageManifest),
  ]);
  tinyFaceDetector.loadFromWeightMap(faces);
  ageGenderNet.loadFromWeightMap(ages);
}

async function agesIn({ pixels, width, height }: AgeQuestion): Promise<readonly number[]> {
  const rgba = face.tf.tensor3d(new Uint8Array(pixels), [height, width, 4], 'int32');
  const picture = face.tf.slice3d(rgba, [0, 0, 0], [height, width, 3]);
  const found = await face
    .detectAllFaces(picture, new face.TinyFaceDetectorOptions(DETECTOR))
    .withAgeAndGender();
  rgba.dispose();
  picture.dispose();
  return found.map(({ age }) => age);
}

const ready = prepare();

self.addEventListener('message', ({ data }) => {
  ready
    .then(() => agesIn(data))
    .then((ages) => self.postMessage({ kind: 'estimated', ages }))
    .catch((fault: unknown) => self.postMessage({ kind: 'failed', fault: String(fault) }));
});

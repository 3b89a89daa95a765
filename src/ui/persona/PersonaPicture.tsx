import { facePortrait } from '../../../common/personaFaces';
import type { Portrait as Picture } from '../../machines/catalogue/character';
import { chosenFace } from '../../machines/persona/faces';
import type { PersonaContext } from '../../machines/persona/personaSetup';
import { Portrait } from '../kit/Portrait';

const field: Picture = { colors: ['#c77a6b', '#8a4763', '#3b2340'], sources: [] };

type PersonaPictureProps = {
  draft: Pick<PersonaContext, 'values' | 'photo' | 'editing' | 'isPhotoGone'>;
  className: string | undefined;
};

/** The face of the character being made: its photo, else the drawn one. */
export function PersonaPicture({ draft, className }: PersonaPictureProps) {
  const { values, photo, editing, isPhotoGone } = draft;
  if (photo !== null) return <img className={className} src={photo.data} alt="" />;
  const kept = isPhotoGone ? null : (editing?.photo?.portrait ?? null);
  const face = chosenFace(values);
  const drawn = face === null ? field : facePortrait(face);
  return (
    <Portrait
      className={className}
      key={face?.slug}
      picture={kept ?? drawn}
      alt=""
      sizes="240px"
      eager
    />
  );
}

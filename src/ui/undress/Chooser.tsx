import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { ArrowLeft, Check, Flame, LockKeyhole, Search, Sparkles, UserSearch } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SEARCH_LENGTH } from '../../../common/limits';
import { UNDRESS_DESIRES } from '../../../common/prices';
import type { Character } from '../../machines/catalogue/character';
import type { UndressProblem } from '../../machines/undress/job';
import type { SubjectRef } from '../../machines/undress/subjectMachine';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { BalanceAfter, ShowText } from '../kit/picturePrice';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import { Tag } from '../kit/Tag';
import { TextField } from '../kit/TextField';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { pictureCaption } from '../viewer/pictureCaption';
import styles from './Chooser.module.css';
import type { UndressView } from './useUndress';
import { CoveredPicture } from './CoveredPicture';

type ChooserProps = { view: UndressView; actor: SubjectRef };

/** Chooses a character of the catalogue whose hidden picture the user does not have yet. */
export function Chooser({ view, actor }: ChooserProps) {
  const isWall = useSelector(actor, (snapshot) => snapshot.hasTag('wall'));
  return (
    <div className={styles.chooser}>
      {view.canResume ? (
        <Button variant="quiet" icon={<ArrowLeft />} className={styles.back} onClick={view.resume}>
          <FormattedMessage id="undress.resume" />
        </Button>
      ) : null}
      {isWall ? <Wall view={view} actor={actor} /> : <Pictures view={view} actor={actor} />}
    </div>
  );
}

function Wall({ view, actor }: ChooserProps) {
  const intl = useIntl();
  const { q, characters } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ wall: 'empty' }));
  const ownedOf = ({ slug }: Character) => view.owned.find((job) => job.slug === slug);
  return (
    <>
      <h2 className={styles.heading}>
        <FormattedMessage id="undress.who" />
      </h2>
      <TextField
        type="search"
        icon={<Search />}
        label={intl.formatMessage({ id: 'undress.find' })}
        labelHidden
        placeholder={intl.formatMessage({ id: 'undress.find' })}
        maxLength={SEARCH_LENGTH}
        value={q}
        onChange={(event) => actor.send({ type: 'subject.search', q: event.target.value })}
      />
      {isFailed ? (
        <ErrorState onRetry={() => actor.send({ type: 'subject.retry' })} />
      ) : isEmpty ? (
        <EmptyState icon={<UserSearch />} title={<FormattedMessage id="undress.nobody" />} />
      ) : (
        <ul className={styles.wall} aria-busy={isLoading}>
          {characters.length === 0
            ? Array.from({ length: 8 }, (_, index) => (
                <li key={index}>
                  <Skeleton className={styles.pending} />
                </li>
              ))
            : characters.map((character) => (
                <li key={character.slug}>
                  <button
                    type="button"
                    className={styles.person}
                    onClick={() => actor.send({ type: 'subject.pick', slug: character.slug })}
                  >
                    <Portrait
                      picture={character.portrait}
                      alt=""
                      sizes="(width >= 768px) 160px, 30vw"
                    />
                    <span className={styles.name}>
                      <FormattedMessage
                        id="card.label"
                        values={{ name: character.name, age: String(character.age) }}
                      />
                    </span>
                    {ownedOf(character) === undefined ? null : (
                      <Tag icon={<Check aria-hidden="true" />}>
                        <FormattedMessage id="undress.yours" />
                      </Tag>
                    )}
                  </button>
                </li>
              ))}
        </ul>
      )}
    </>
  );
}

function Pictures({ view, actor }: ChooserProps) {
  const intl = useIntl();
  const { slug, character, pictureId } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const owned = view.owned.find((job) => job.slug === slug);
  const noteId = useId();
  return (
    <>
      <Button
        variant="quiet"
        icon={<ArrowLeft />}
        className={styles.back}
        onClick={() => actor.send({ type: 'subject.another' })}
      >
        <FormattedMessage id="undress.another" />
      </Button>
      {isFailed ? (
        <ErrorState onRetry={() => actor.send({ type: 'subject.retry' })} />
      ) : character === null ? (
        <div role="status">
          <VisuallyHidden>
            <FormattedMessage id="undress.loading" />
          </VisuallyHidden>
          <Skeleton className={styles.pendingGallery} />
        </div>
      ) : (
        <>
          <h2 className={styles.heading}>
            {owned === undefined ? (
              <FormattedMessage id="undress.which" values={{ name: character.name }} />
            ) : (
              <FormattedMessage id="undress.have" values={{ name: character.name }} />
            )}
          </h2>
          <div className={clsx(owned === undefined && styles.pictures)}>
            {owned === undefined ? (
              <CoveredPicture
                picture={character.portrait}
                sign={<LockKeyhole aria-hidden="true" />}
                isVeiled
              />
            ) : null}
            <ul
              className={styles.gallery}
              aria-label={intl.formatMessage({ id: 'undress.gallery' }, { name: character.name })}
            >
              {character.gallery.map((picture, index) => (
                <li key={picture.id}>
                  <Portrait
                    picture={picture}
                    alt={
                      pictureCaption(intl, character.name, picture.setting) ??
                      intl.formatMessage(
                        { id: 'profile.picture' },
                        {
                          name: character.name,
                          number: index + 1,
                          total: character.gallery.length,
                        },
                      )
                    }
                    sizes="(width >= 768px) 200px, 22vw"
                  />
                </li>
              ))}
            </ul>
          </div>
          <Problem problem={view.problem} />
          <Button
            variant="primary"
            size="large"
            icon={owned === undefined ? <Flame /> : <Sparkles />}
            busy={view.isBusy}
            className={styles.make}
            aria-describedby={owned === undefined ? noteId : undefined}
            onClick={() =>
              owned === undefined ? view.make(slug, pictureId ?? '') : view.open(owned.id)
            }
          >
            {owned === undefined ? (
              <ShowText price={UNDRESS_DESIRES} />
            ) : (
              <FormattedMessage id="undress.open" />
            )}
          </Button>
          {owned === undefined ? (
            <p id={noteId} className={styles.note}>
              {view.balance === null ? null : (
                <>
                  <BalanceAfter price={UNDRESS_DESIRES} balance={view.balance} />
                  {' · '}
                </>
              )}
              <FormattedMessage id="undress.priceAhead" />
            </p>
          ) : null}
        </>
      )}
    </>
  );
}

function Problem({ problem }: { problem: UndressProblem | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem === 'busy' ? (
        <FormattedMessage id="undress.busy" />
      ) : problem === 'refused' ? (
        <FormattedMessage id="undress.refused" />
      ) : (
        <FormattedMessage id="undress.unreachable" />
      )}
    </p>
  );
}

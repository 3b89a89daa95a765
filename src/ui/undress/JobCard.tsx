import { Flag, Flame, Hourglass, ImageOff, LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { CharacterDetail } from '../../machines/catalogue/character';
import { useOverlayHref } from '../app/useOverlayHref';
import { Button } from '../kit/Button';
import { BalanceAfter, ShowText } from '../kit/picturePrice';
import { Spinner } from '../kit/Spinner';
import { StateMessage } from '../kit/StateMessage';
import { pictureCaption } from '../viewer/pictureCaption';
import { CoveredPicture } from './CoveredPicture';
import styles from './JobCard.module.css';
import type { UndressView } from './useUndress';

type JobProps = { view: UndressView; character: CharacterDetail | null };

const useName = (character: CharacterDetail | null) => {
  const intl = useIntl();
  return character?.name ?? intl.formatMessage({ id: 'undress.character' });
};

/** A public picture of the gallery, in the place of the hidden one. */
const originOf = ({ view: { job }, character }: JobProps) =>
  character?.gallery.find(({ id }) => id === job?.pictureId) ?? character?.portrait;

export function Processing(props: JobProps) {
  return (
    <div className={styles.job}>
      <div className={styles.frame}>
        <CoveredPicture picture={originOf(props)} sign={<Spinner />} />
      </div>
      <div className={styles.text} role="status">
        <h2 className={styles.heading}>
          <FormattedMessage id="undress.processing" values={{ name: useName(props.character) }} />
        </h2>
        <p>
          {props.view.agreed === null ? (
            <FormattedMessage id="undress.processingText" />
          ) : (
            <FormattedMessage id="undress.processingPay" values={{ price: props.view.agreed }} />
          )}
        </p>
      </div>
    </div>
  );
}

export function Locked(props: JobProps) {
  const { view, character } = props;
  const name = useName(character);
  const balanceId = useId();
  const { job, balance } = view;
  if (job === null) return null;
  return (
    <div className={styles.job}>
      <div className={styles.frame}>
        <CoveredPicture
          picture={originOf(props)}
          sign={<LockKeyhole aria-hidden="true" />}
          isVeiled
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.heading}>
          <FormattedMessage id="undress.locked" values={{ name }} />
        </h2>
        <p>
          <FormattedMessage id="undress.lockedText" />
        </p>
        <Button
          variant="primary"
          size="large"
          icon={<Flame />}
          wide
          busy={view.isBusy}
          aria-describedby={balanceId}
          onClick={view.pay}
        >
          <ShowText price={job.price} />
        </Button>
        <p id={balanceId} className={styles.note}>
          {balance === null || view.isBusy ? null : (
            <BalanceAfter price={job.price} balance={balance} />
          )}
        </p>
        {job.expiresAt === null ? null : (
          <p className={styles.note}>
            <FormattedMessage
              id="undress.until"
              values={{
                date: <FormattedDate value={job.expiresAt} dateStyle="medium" timeStyle="short" />,
              }}
            />
          </p>
        )}
        <Button variant="quiet" onClick={view.again}>
          <FormattedMessage id="undress.another" />
        </Button>
      </div>
    </div>
  );
}

export function Shown({ view, character }: JobProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const name = useName(character);
  const { job } = view;
  if (job?.imageUrl == null) return null;
  return (
    <div className={styles.shown}>
      <h2 className={styles.heading}>
        <FormattedMessage id="undress.shown" values={{ name }} />
      </h2>
      <img
        className={styles.image}
        src={job.imageUrl}
        alt={
          pictureCaption(intl, name, job.setting) ??
          intl.formatMessage({ id: 'undress.shownAlt' }, { name })
        }
        width={480}
        height={640}
        decoding="async"
        onError={view.tellBroken}
      />
      <div className={styles.actions}>
        <Button onClick={view.again}>
          <FormattedMessage id="undress.again" />
        </Button>
        <Link href={overlayHref('report', { about: `bot:${job.slug}` })} className={styles.report}>
          <Flag aria-hidden="true" />
          <FormattedMessage id="profile.report" />
        </Link>
      </div>
    </div>
  );
}

export function Ended({ view, kind }: { view: UndressView; kind: 'failed' | 'expired' }) {
  return (
    <StateMessage
      role="status"
      icon={kind === 'failed' ? <ImageOff /> : <Hourglass />}
      title={
        kind === 'failed' ? (
          <FormattedMessage id="undress.failed" />
        ) : (
          <FormattedMessage id="undress.expired" />
        )
      }
      action={
        <Button variant="primary" onClick={view.again}>
          <FormattedMessage id="undress.again" />
        </Button>
      }
    >
      {kind === 'failed' ? (
        <FormattedMessage id="undress.failedText" />
      ) : (
        <FormattedMessage id="undress.expiredText" />
      )}
    </StateMessage>
  );
}

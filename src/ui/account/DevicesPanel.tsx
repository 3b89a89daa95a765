import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Device, DevicesRef } from '../../machines/account/devicesMachine';
import { Button } from '../kit/Button';
import { ErrorState } from '../kit/ErrorState';
import { LoadingRows } from '../subscription/LoadingRows';
import styles from './Account.module.css';
import { Fault } from './Fault';
import { useDevices } from './useAccount';

/** Nobody calls them by their system. */
const telephones: Readonly<Record<string, string>> = {
  iOS: 'iPhone',
  iPadOS: 'iPad',
};

/** The devices the account is logged in on, each with its own logout. */
export function DevicesPanel({ actor }: { actor: DevicesRef }) {
  const intl = useIntl();
  const view = useDevices(actor);
  if (view.isLoading) return <LoadingRows label={<FormattedMessage id="devices.loading" />} />;
  if (view.isUnread)
    return <ErrorState title={<FormattedMessage id="devices.unread" />} onRetry={view.retry} />;
  const nameOf = ({ browser, system: named }: Device) => {
    const system = named === null ? null : (telephones[named] ?? named);
    if (browser !== null && system !== null)
      return intl.formatMessage({ id: 'devices.both' }, { browser, system });
    return browser ?? system ?? intl.formatMessage({ id: 'devices.unknown' });
  };
  return (
    <div className={styles.panel}>
      <ul className={styles.devices}>
        {view.devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <div>
              <p className={styles.name}>{nameOf(device)}</p>
              <p className={styles.about}>
                {device.isCurrent ? (
                  <FormattedMessage id="devices.current" />
                ) : (
                  <FormattedMessage
                    id="devices.lastUsed"
                    values={{ time: <Moment value={device.lastUsedAt} /> }}
                  />
                )}
                {' · '}
                <FormattedMessage
                  id="devices.since"
                  values={{
                    date: <FormattedDate value={device.createdAt} dateStyle="medium" />,
                  }}
                />
              </p>
            </div>
            {device.isCurrent ? null : (
              <Button
                size="small"
                busy={view.endingId === device.id}
                aria-label={intl.formatMessage({ id: 'devices.endOne' }, { name: nameOf(device) })}
                onClick={() => view.end(device.id)}
              >
                <FormattedMessage id="settings.logout" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {view.hasFailed ? (
        <Fault>
          <FormattedMessage id="devices.failed" />
        </Fault>
      ) : null}
      <Button className={styles.start} busy={view.isLeaving} onClick={view.endAll}>
        <FormattedMessage id="devices.endAll" />
      </Button>
    </div>
  );
}

function Moment({ value }: { value: string }) {
  return <FormattedDate value={value} dateStyle="medium" timeStyle="short" />;
}

import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { FocusEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { textOf } from '../../i18n/textOf';
import type { Alert, AlertContent } from '../../machines/alerts/alertMachine';
import { IconButton } from '../kit/IconButton';
import styles from './AlertList.module.css';

export type AlertListProps = {
  alerts: readonly Alert[];
  /** Pointer or focus is on it: its timer is paused. */
  onHold: (id: string) => void;
  onRelease: (id: string) => void;
  onClose: (id: string) => void;
};

export function AlertList({ alerts, ...handlers }: AlertListProps) {
  const intl = useIntl();
  return (
    <section className={styles.region} aria-label={intl.formatMessage({ id: 'alert.region' })}>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} {...handlers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where an alert's link leads, for those that have one. */
const links: Readonly<Partial<Record<AlertContent, { href: string; text: MessageDescriptor }>>> = {
  signedUp: { href: '/welcome', text: defineMessage({ id: 'alert.signedUpLink' }) },
};

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

type AlertCardProps = { alert: Alert } & Omit<AlertListProps, 'alerts'>;

function AlertCard({ alert, onHold, onRelease, onClose }: AlertCardProps) {
  const intl = useIntl();
  const Icon = icons[alert.type];
  const link = links[alert.content];
  const releaseOutside = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease(alert.id);
  };
  return (
    <div
      className={clsx(styles.alert, styles[alert.type])}
      onPointerEnter={() => onHold(alert.id)}
      onPointerLeave={() => onRelease(alert.id)}
      onFocus={() => onHold(alert.id)}
      onBlur={releaseOutside}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text} role={alert.type === 'error' ? 'alert' : 'status'}>
        {alert.label ? (
          <p className={styles.label}>{intl.formatMessage(textOf('alert', alert.label))}</p>
        ) : null}
        <p>{intl.formatMessage(textOf('alert', alert.content))}</p>
        {link === undefined ? null : (
          <Link href={link.href} className={styles.link} onClick={() => onClose(alert.id)}>
            {intl.formatMessage(link.text)}
          </Link>
        )}
      </div>
      {alert.closable ? (
        <IconButton
          label={intl.formatMessage({ id: 'action.close' })}
          icon={<X />}
          onClick={() => onClose(alert.id)}
        />
      ) : null}
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { RefreshCw, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BuildWatchRef } from '../../machines/buildWatch/buildWatchMachine';
import { Button } from '../kit/Button';
import { IconButton } from '../kit/IconButton';
import { Strip } from '../kit/Strip';

/** Quietly says that a new version is available. */
export function NewBuild({ actor }: { actor: BuildWatchRef }) {
  const intl = useIntl();
  const isNoticed = useSelector(actor, (snapshot) => snapshot.hasTag('notice'));
  if (!isNoticed) return null;
  return (
    <Strip place="top">
      <p role="status">
        <FormattedMessage id="build.text" />
      </p>
      <Button
        variant="quiet"
        size="small"
        icon={<RefreshCw />}
        onClick={() => actor.send({ type: 'build.reload' })}
      >
        <FormattedMessage id="build.reload" />
      </Button>
      <IconButton
        label={intl.formatMessage({ id: 'action.close' })}
        icon={<X />}
        onClick={() => actor.send({ type: 'build.dismiss' })}
      />
    </Strip>
  );
}

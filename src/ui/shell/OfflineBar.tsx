import { WifiOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Strip } from '../kit/Strip';

export function OfflineBar() {
  return (
    <Strip place="top" role="status">
      <WifiOff aria-hidden="true" />
      <p>
        <FormattedMessage id="offline.text" />
      </p>
    </Strip>
  );
}

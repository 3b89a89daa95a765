import { Download, Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ExportRef } from '../../machines/account/exportMachine';
import type { FarewellRef } from '../../machines/account/farewellMachine';
import { Button } from '../kit/Button';
import styles from './Account.module.css';
import { FarewellDialog } from './FarewellDialog';
import { Fault } from './Fault';
import { useExport, useFarewell } from './useAccount';

/** All that is kept of the user, as a file. */
export function ExportPanel({ actor }: { actor: ExportRef }) {
  const view = useExport(actor);
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>
        <FormattedMessage id="export.text" />
      </p>
      <div className={styles.news} role="status">
        {view.isSaved ? (
          <p className={styles.soft}>
            <FormattedMessage id="export.saved" />
          </p>
        ) : null}
      </div>
      {view.hasFailed ? (
        <Fault>
          <FormattedMessage id="export.failed" />
        </Fault>
      ) : null}
      <Button className={styles.start} icon={<Download />} busy={view.isBusy} onClick={view.begin}>
        <FormattedMessage id="export.begin" />
      </Button>
    </div>
  );
}

/** The way out, with everything. */
export function FarewellPanel({ actor }: { actor: FarewellRef }) {
  const view = useFarewell(actor);
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>
        <FormattedMessage id="farewell.text" />
      </p>
      <Button className={styles.start} icon={<Trash2 />} onClick={view.ask}>
        <FormattedMessage id="farewell.ask" />
      </Button>
      {view.isAsking ? <FarewellDialog view={view} /> : null}
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { productName } from '../brand/brand';
import { DocumentLink } from '../kit/DocumentLink';
import styles from './Footer.module.css';

export type FooterProps = {
  helpAddress: string;
  reportHref: string;
};

export function Footer({ helpAddress, reportHref }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.lines}>
        <p>
          <FormattedMessage
            id="footer.help"
            values={{
              address: helpAddress,
              link: (chunks) => <a href={`mailto:${helpAddress}`}>{chunks}</a>,
            }}
          />
        </p>
        <p className={styles.small}>
          <FormattedMessage id="footer.fiction" />
        </p>
      </div>
      <ul className={styles.links}>
        <li>
          <DocumentLink name="terms">
            <FormattedMessage id="footer.terms" />
          </DocumentLink>
        </li>
        <li>
          <DocumentLink name="privacy">
            <FormattedMessage id="footer.privacy" />
          </DocumentLink>
        </li>
        <li>
          <Link href={reportHref}>
            <FormattedMessage id="footer.report" />
          </Link>
        </li>
        <li className={styles.name}>{productName}</li>
      </ul>
    </footer>
  );
}

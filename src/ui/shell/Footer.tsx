import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { productName } from '../brand/brand';
import { DocumentLink } from '../kit/DocumentLink';
import styles from './Footer.module.css';

export type FooterProps = {
  helpAddress: string;
  reportHref: string;
  /** Null if this build has no blog. */
  blogHref: string | null;
};

export function Footer({ helpAddress, reportHref, blogHref }: FooterProps) {
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
        {blogHref === null ? null : (
          <li>
            <Link href={blogHref}>
              <FormattedMessage id="footer.blog" />
            </Link>
          </li>
        )}
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
        <li>
          <Link href="/removal">
            <FormattedMessage id="removal.title" />
          </Link>
        </li>
        <li className={styles.name}>{productName}</li>
      </ul>
    </footer>
  );
}

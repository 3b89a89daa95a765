import type { ReactNode } from 'react';
import { Link } from 'wouter';

type DocumentLinkProps = {
  name: 'terms' | 'privacy';
  /** In a new tab, so that nothing typed is lost. */
  isApart?: boolean;
  children: ReactNode;
};

/** Leads to a document, which is in English. */
export function DocumentLink({ name, isApart = false, children }: DocumentLinkProps) {
  const href = `/${name}`;
  return isApart ? (
    <a href={href} hrefLang="en" target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link href={href} hrefLang="en">
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';

type DocumentLinkProps = { name: 'terms' | 'privacy'; children: ReactNode };

/** Opens in a new tab, so that nothing typed is lost. The documents are in English. */
export function DocumentLink({ name, children }: DocumentLinkProps) {
  return (
    <a href={`/${name}.pdf`} hrefLang="en" type="application/pdf" target="_blank" rel="noopener">
      {children}
    </a>
  );
}

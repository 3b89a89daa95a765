import type { ReactNode } from 'react';

type DocumentLinkProps = { name: 'terms' | 'privacy'; children: ReactNode };

/** Opens beside the page, so that nothing typed is lost. The documents are written in English. */
export function DocumentLink({ name, children }: DocumentLinkProps) {
  return (
    <a href={`/${name}.pdf`} hrefLang="en" type="application/pdf" target="_blank" rel="noopener">
      {children}
    </a>
  );
}

import { readDocument } from '../../../common/markdown';
import source from '../../../content/terms.md?raw';
import { DocumentView } from './DocumentView';

const terms = readDocument(source);

/** `/terms`. */
export default function TermsPage() {
  return <DocumentView document={terms} file="/terms.pdf" />;
}

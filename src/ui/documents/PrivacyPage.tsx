import { readDocument } from '../../../common/markdown';
import source from '../../../content/privacy.md?raw';
import { DocumentView } from './DocumentView';

const statement = readDocument(source);

/** `/privacy`. */
export default function PrivacyPage() {
  return <DocumentView document={statement} file="/privacy.pdf" />;
}

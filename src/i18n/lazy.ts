import { later } from './compiled/later';
import { addEnglish } from './english';

addEnglish(later);

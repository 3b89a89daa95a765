import { afterAll } from 'vitest';
import { writeWalked } from './walked';

afterAll(writeWalked);

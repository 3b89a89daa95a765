import { productName } from './brand';
import mark from './logo.svg';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <img className={styles.mark} src={mark} alt="" width={32} height={32} />
      <span className={styles.name}>{productName}</span>
    </span>
  );
}

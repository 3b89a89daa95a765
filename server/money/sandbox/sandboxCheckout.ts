import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { sandboxCheckouts } from '../../database/schema';

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;

export async function findSandboxCheckout(
  within: Database,
  id: string,
): Promise<SandboxCheckout | null> {
  const [row] = await within.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return row ?? null;
}

/** Locks the checkout until the transaction ends. */
export async function holdSandboxCheckout(
  transaction: Database,
  id: string,
): Promise<SandboxCheckout | null> {
  const [row] = await transaction
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.id, id))
    .for('update');
  return row ?? null;
}

export async function changeSandboxCheckout(
  transaction: Database,
  id: string,
  changed: Partial<SandboxCheckout>,
): Promise<void> {
  await transaction.update(sandboxCheckouts).set(changed).where(eq(sandboxCheckouts.id, id));
}

export const isPayable = ({ state, expiresAt }: SandboxCheckout, now: Date): boolean =>
  state === 'open' && expiresAt > now;

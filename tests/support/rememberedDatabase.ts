/** Runs a statement on one database, in the session that all of these share. */
export type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Changes with every statement that changes tables, rather than their rows. */
const SHAPE = `select ${['pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc']
  .map((table) => `(select array[count(*), max(xmin::text::bigint)]::text from ${table})`)
  .join(" || ' ' || ")} as shape`;

const TABLES = `select format('%I', tablename) as name from pg_tables
  where schemaname = 'public' order by tablename`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name,
  coalesce(last_value, start_value)::text as value, last_value is not null as is_called
  from pg_sequences where schemaname = 'public' order by sequencename`;

/** What is in a table, in whatever order. */
const contentsOf = (table: string) =>
  `(select md5(string_agg(one::text, ' ' order by one::text)) from ${table} one)`;

const asText = (rows: Record<string, unknown>[]) => JSON.stringify(rows.map(Object.values));

/**
 * Remembers what is in a database. The answer puts all of it back, and says whether it could: it cannot
 * when tables themselves were changed. It runs as a superuser, inside a transaction.
 */
export async function rememberDatabase(run: Run): Promise<(run: Run) => Promise<boolean>> {
  const namesOf = (rows: Record<string, unknown>[]) => rows.map(({ name }) => String(name));
  const shape = asText(await run(SHAPE));
  const tables = namesOf(await run(TABLES));
  const sequences = await run(SEQUENCES);
  const filled: { name: string; rows: string }[] = [];
  for (const name of tables) {
    const [row] = await run(`select jsonb_agg(to_jsonb(one))::text as rows from ${name} one`);
    if (typeof row?.['rows'] === 'string') filled.push({ name, rows: row['rows'] });
  }
  const names = filled.map(({ name }) => name);
  const look = `select array[${["''", ...names.map(contentsOf)].join(', ')}]::text as contents`;
  const contents = asText(await run(look));
  const clearing = (cleared: readonly string[]) =>
    `with ${cleared.map((name, at) => `cleared_${at} as (delete from ${name})`).join(', ')} select 1`;
  const positions = sequences.map(
    ({ name, value, is_called: isCalled }) =>
      `setval('${String(name)}', ${String(value)}, ${String(isCalled)})`,
  );
  const rewind = `select ${positions.join(', ')}`;
  const empty = tables.filter((name) => !names.includes(name));

  return async (run) => {
    if (asText(await run(SHAPE)) !== shape) return false;
    // Without the checks of references, so that the order of the tables does not matter.
    await run('set local session_replication_role = replica');
    await run(clearing(empty));
    await run(rewind);
    const isSame = async () => asText(await run(look)) === contents;
    if (await isSame()) return true;
    await run(clearing(names));
    for (const { name, rows } of filled) {
      const all = `select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
      await run(`insert into ${name} overriding system value ${all}`, [rows]);
    }
    return isSame();
  };
}

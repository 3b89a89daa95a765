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
  `select md5(string_agg(one::text, ' ' order by one::text)) as contents from ${table} one`;

/** Changes with every statement that changes rows of the table: their count and the last to write one. */
const markOf = (table: string) =>
  `(select array[count(*), max(xmin::text::bigint)]::text from ${table})`;

const asText = (rows: Record<string, unknown>[]) => JSON.stringify(rows.map(Object.values));

type Filled = { name: string; rows: string; contents: string };

/** What all databases of a template begin with. */
export type Contents = {
  tables: readonly string[];
  filled: ReadonlyMap<string, Filled>;
  /** Puts the sequences where they were. */
  rewind: string;
};

/** Reads a database that nobody has used yet. It runs as a superuser. */
export async function readContents(run: Run): Promise<Contents> {
  const tables = (await run(TABLES)).map(({ name }) => String(name));
  const filled = new Map<string, Filled>();
  for (const name of tables) {
    const [row] = await run(`select jsonb_agg(to_jsonb(one))::text as rows from ${name} one`);
    const rows = row?.['rows'];
    if (typeof rows !== 'string') continue;
    filled.set(name, { name, rows, contents: asText(await run(contentsOf(name))) });
  }
  const positions = (await run(SEQUENCES)).map(
    ({ name, value, is_called: isCalled }) =>
      `setval('${String(name)}', ${String(value)}, ${String(isCalled)})`,
  );
  return { tables, filled, rewind: `select ${positions.join(', ')}` };
}

async function isFilled(run: Run, { name, rows, contents }: Filled): Promise<boolean> {
  const all = `select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
  await run(`insert into ${name} overriding system value ${all}`, [rows]);
  return asText(await run(contentsOf(name))) === contents;
}

/**
 * Watches a database with these contents. The answer puts back what was changed, and says whether it
 * could: it cannot when tables themselves were changed. It runs as a superuser, inside a transaction.
 */
export async function watchDatabase(
  run: Run,
  { tables, filled, rewind }: Contents,
): Promise<(run: Run) => Promise<boolean>> {
  const columns = tables.map((name, at) => `${markOf(name)} as mark_${at}`).join(', ');
  const readMarks = async (run: Run) => {
    const [marks = {}] = await run(`select ${columns}`);
    return tables.map((_, at) => String(marks[`mark_${at}`]));
  };
  const shape = asText(await run(SHAPE));
  let marks = await readMarks(run);

  return async (run) => {
    if (asText(await run(SHAPE)) !== shape) return false;
    const now = await readMarks(run);
    const changed = tables.filter((_, at) => now[at] !== marks[at]);
    await run(rewind);
    if (changed.length === 0) return true;
    // Without the checks of references, so that the order of the tables does not matter.
    await run('set local session_replication_role = replica');
    const clearing = changed.map((name, at) => `cleared_${at} as (delete from ${name})`);
    await run(`with ${clearing.join(', ')} select 1`);
    for (const name of changed) {
      const was = filled.get(name);
      if (was !== undefined && !(await isFilled(run, was))) return false;
    }
    marks = await readMarks(run);
    return true;
  };
}

/** For the sandbox's pages, which are not part of the application. */
export const style = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f5f3, #16161a);
  --card: light-dark(#fff, #202027);
  --ink: light-dark(#1d1d24, #f1f0ee);
  --quiet: light-dark(#5c5b66, #b3b1bd);
  --line: light-dark(#dddbe2, #3a3a45);
  --accent: light-dark(#3d3a8c, #b9b6ff);
  --on-accent: light-dark(#fff, #16161a);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif;
}
header {
  padding: 10px 20px;
  border-bottom: 1px solid var(--line);
  color: var(--quiet);
  font-size: 14px;
}
header span {
  margin-right: 8px;
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
}
main {
  display: grid;
  gap: 32px;
  max-width: 900px;
  margin: 40px auto;
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--card);
}
@media (min-width: 800px) {
  main { grid-template-columns: 5fr 6fr; gap: 48px; }
}
h1 { margin: 0; font-size: 18px; font-weight: 550; line-height: 1.3; }
p { margin: 12px 0 0; color: var(--quiet); }
.price { margin-top: 4px; color: var(--ink); font-size: 38px; font-weight: 650; }
dl { margin: 24px 0 0; }
dl div { display: flex; gap: 16px; justify-content: space-between; padding: 12px 0; border-top: 1px solid var(--line); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.total { font-weight: 650; }
form { display: grid; gap: 14px; align-content: start; }
form p { margin: 0; }
.small { font-size: 14px; }
.state { color: var(--ink); font-size: 22px; font-weight: 650; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 8px; font-weight: 600; }
label { display: block; font-size: 14px; }
.card { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.card label { color: var(--quiet); }
.card label:first-of-type, .card label:last-of-type { grid-column: 1 / -1; }
.card input { display: block; width: 100%; margin-top: 4px; }
input:not([type='checkbox']) {
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: transparent;
  color: var(--ink);
  font: inherit;
}
details { margin-top: 10px; padding-top: 6px; border-top: 1px solid var(--line); }
summary { min-height: 44px; padding: 10px 0; color: var(--quiet); cursor: pointer; }
details label { display: flex; gap: 10px; align-items: center; min-height: 44px; }
input[type='number'] { width: 84px; }
input[type='checkbox'] { width: 20px; height: 20px; accent-color: var(--accent); }
.buttons { display: grid; gap: 10px; margin-top: 20px; }
button {
  min-height: 46px;
  padding: 10px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}
button.first, a.first { border-color: transparent; background: var(--accent); color: var(--on-accent); }
a.first {
  display: block;
  padding: 12px 16px;
  border-radius: 12px;
  font-weight: 550;
  text-align: center;
  text-decoration: none;
}
button:hover { filter: brightness(1.06); border-color: var(--quiet); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
@media (max-width: 520px) {
  main { max-width: none; margin: 0; border: 0; border-radius: 0; min-height: calc(100vh - 46px); }
}
`;

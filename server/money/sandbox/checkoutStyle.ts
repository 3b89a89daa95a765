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
  max-width: 460px;
  margin: 40px auto;
  padding: 28px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--card);
}
h1 { margin: 0; font-size: 22px; line-height: 1.25; }
p { margin: 12px 0 0; color: var(--quiet); }
.method { margin: 0 0 4px; font-size: 14px; }
.price { margin-top: 4px; color: var(--ink); font-size: 34px; font-weight: 650; }
.state { color: var(--ink); font-weight: 600; }
fieldset { margin: 24px 0 0; padding: 12px 16px 16px; border: 1px solid var(--line); border-radius: 12px; }
legend { padding: 0 6px; color: var(--quiet); font-size: 14px; }
label { display: block; margin-top: 8px; font-size: 15px; }
input[type='number'] {
  width: 84px;
  margin-left: 8px;
  padding: 6px 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
}
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
button.first { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button:hover { filter: brightness(1.06); border-color: var(--quiet); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
@media (max-width: 520px) {
  main { max-width: none; margin: 0; border: 0; border-radius: 0; min-height: calc(100vh - 46px); }
}
`;

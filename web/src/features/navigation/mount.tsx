import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { aroundNavigation } from '../../lib/around-navigation.ts'
import { MainNavigation } from './main-navigation.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

// Its place is in the page from the beginning (index.html), so that the page does not move when it appears.
const place = document.getElementById('navigation') as HTMLElement
createRoot(place).render(
  <StrictMode>
    <Router aroundNav={aroundNavigation}>
      <MainNavigation place={place} />
    </Router>
  </StrictMode>,
)

// The focus moves to the screen that a link opens (app/scroll-restoration.ts).
place.addEventListener('click', ({ defaultPrevented }) => {
  if (defaultPrevented && document.activeElement instanceof HTMLElement) document.activeElement.blur()
})

const corner = document.createElement('div')
corner.className = 'scroll-to-top in-round:hidden print:hidden'
document.body.append(corner)
createRoot(corner).render(
  <StrictMode>
    <ScrollToTop />
  </StrictMode>,
)

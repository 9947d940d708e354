import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadKatex } from '#src/features/quiz/maths/katex-loader.ts'
import { Desk } from './desk.tsx'
import './desk.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
// Loaded now, so that the first formula shows at once.
void loadKatex()
// Buttons wait for this (src/boot/starting.css).
document.documentElement.dataset.hydrated = ''
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)

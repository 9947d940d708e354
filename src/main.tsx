import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './styles.css'

// The product has one theme; what the device remembers says so too.
localStorage.setItem('theme', 'dark')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

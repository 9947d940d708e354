import './older-browsers.ts'
import 'pdfjs-dist/build/pdf.worker.mjs'

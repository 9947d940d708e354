/** The Typst for commands of TeX, as an author would write it in a note. */
const FORMS: Record<string, string> = {
  frac: '(a)/(b)',
  sqrt: 'sqrt(x)',
  binom: 'attach(C, tl: n, br: k)',
  vec: 'arrow(v)',
  overrightarrow: 'arrow(A B)',
  bar: 'macron(x)',
  ddot: 'dot.double(x)',
  text: '"words"',
  mathrm: 'upright(d)',
  operatorname: 'op("name")',
  mathbf: 'bold(x)',
  boldsymbol: 'bold(x)',
  mathbb: 'bb(R)',
  mathcal: 'cal(L)',
  left: '( )',
  begin: 'mat(1, 2; 3, 4)',
  cdot: 'dot',
  pm: 'plus.minus',
  mp: 'minus.plus',
  le: '<=',
  ge: '>=',
  neq: '!=',
  ll: '<<',
  gg: '>>',
  sim: 'tilde.op',
  propto: 'prop',
  infty: 'oo',
  to: '->',
  leftarrow: '<-',
  Rightarrow: '=>',
  Leftrightarrow: '<=>',
  leftrightarrow: '<->',
  rightleftharpoons: 'harpoons.rtlb',
  int: 'integral',
  iint: 'integral.double',
  oint: 'integral.cont',
  partial: 'partial',
  circ: 'degree',
  cup: 'union',
  cap: 'inter',
  notin: 'in.not',
  emptyset: 'emptyset',
  varepsilon: 'epsilon',
  varphi: 'phi',
  phi: 'phi.alt',
  dots: 'dots',
  cdots: 'dots.c',
  iff: '<=>',
  implies: '=>',
  setminus: 'without',
  hbar: 'planck',
}

const SAME_AS: Record<string, string> = {
  dfrac: 'frac',
  tfrac: 'frac',
  overline: 'bar',
  textbf: 'mathbf',
  textrm: 'text',
  right: 'left',
  end: 'begin',
  leq: 'le',
  geq: 'ge',
  ne: 'neq',
  rightarrow: 'to',
  ldots: 'dots',
}

/** Names that exist in Typst, too. */
const WORDS =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon chi psi omega ' +
  'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega sin cos tan cot sec csc sinh cosh tanh arcsin arccos ' +
  'arctan log ln exp lim max min det dim sum times div approx equiv angle perp parallel therefore because in subset ' +
  'forall exists quad prime dot hat tilde nabla'

const SAME_WORDS = new Set(WORDS.split(' '))

/** The Typst for a command of TeX, such as `frac`; null for an unknown one. */
export function findTypstForm(command: string): string | null {
  if (SAME_WORDS.has(command)) return command
  return FORMS[SAME_AS[command] ?? command] ?? null
}

/** Every command with a known translation. */
export const KNOWN_COMMANDS: readonly string[] = [...Object.keys(FORMS), ...Object.keys(SAME_AS), ...SAME_WORDS]

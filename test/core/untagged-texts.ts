import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/**
 * Chinese strings that a function creates without the tag `t`, which converts them from Simplified to
 * Traditional script. Strings in the data that `t => ({ … })` returns need no tag.
 */
export function untaggedTexts(file: string, source: string): string[] {
  return insideData(parseSync(file, source).program as unknown as Node);
}

/** Searches code outside functions, and the data that `chinese` and functions with a parameter `t` return. */
function insideData(node: Node): string[] {
  if (node.type === 'BlockStatement')
    return childrenOf(node).flatMap(line =>
      line.type === 'ReturnStatement' ? insideData(line) : insideCode(line),
    );
  if (node.type === 'VariableDeclarator' && (node.id as Node).name === 'chinese')
    return insideData(((node.init as Node).body ?? node.init) as Node);
  if (node.type === 'ArrowFunctionExpression') {
    const [first] = node.params as Node[];
    return first?.name === 't' ? insideData(node.body as Node) : insideCode(node);
  }
  return childrenOf(node).flatMap(insideData);
}

function insideCode(node: Node): string[] {
  const texts = node.type === 'Literal' ? [node.value] : quasisOf(node).map(({ value }) => value.raw);
  const inner = node.type === 'TaggedTemplateExpression' ? childrenOf(node.quasi as Node) : childrenOf(node);
  return [
    ...texts.filter(text => /\p{Script=Han}/u.test(String(text))).map(String),
    ...inner.flatMap(insideCode),
  ];
}

const quasisOf = (node: Node) =>
  node.type === 'TemplateLiteral' ? (node.quasis as unknown as { value: { raw: string } }[]) : [];

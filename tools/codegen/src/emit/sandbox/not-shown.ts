export interface NotShownRow {
  id: string;
  mentions: number[];
  section: string;
  question: string;
  answer?: { text: string; source: string };
  default: string;
  option: string;
}

/** Emits the questions that the platform leaves open, one per line. The sandbox lists them and names them in its responses. */
export function emitNotShown(rows: NotShownRow[]): string {
  const lines = rows.map(({ id, section, question, answer, default: ours, option }) => {
    const source = answer ? `${answer.source}: ${answer.text}` : "not found";
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ section, question, known: source, default: ours, option })},\n`;
  });
  return `// Generated from specs/not-shown.yaml by tools/codegen. Do not edit: run \`pnpm generate\`.

/** The facts that the given spec marks "not shown", with what is known of each and how the sandbox behaves. */
export const notShown = {
${lines.join("")}} as const;

/** The id of something that the given spec leaves open. */
export type NotShownId = keyof typeof notShown;
`;
}

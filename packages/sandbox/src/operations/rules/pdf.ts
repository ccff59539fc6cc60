/** A PDF of one empty page. It stands for the labels, printed documents and invoices of the sandbox. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

export const PDF_BASE64: string = btoa(PDF);

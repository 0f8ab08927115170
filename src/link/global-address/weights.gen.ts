export const weights = `bias		0
`;

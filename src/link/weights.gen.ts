export const companyWeights = `bias		-4
exactName		4
`;

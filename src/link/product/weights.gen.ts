// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-18.9891
exactModel		0.6252
exactSize		0.7208
exactNumber		0.0197
exactColour		3.9036
exactEdition		0.6311
leftNameLess		-0.6663
leftNameMore		-0.0276
leftGenericLess		-0.0061
leftEditionLess		-5.2017
leftEditionMore		-2.9575
modelsDiffer		-1.6370
leftNumberOne		-0.3541
numbersDiffer		-1.5944
leftSizeOne		-0.1964
sizesDiffer		-3.0747
coloursDiffer		-4.8224
leftVariantOne		-1.2000
variantsDiffer		-5.0000
coverageMore		4.2935
rarest		6.4543
noName		2.4176
logValues		-5.7000
exactName	0.8	1.5477
total	1	7.0833
total	2	0.2670
exactModel	0.5	3.2255
coverageLess	0.4	0.8413
`;

// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-17.5345
exactModel		1.5421
exactSize		0.4724
exactNumber		0.0540
exactColour		3.3502
exactEdition		0.4720
modelPrefix		1.8000
leftNameLess		-0.4426
leftGenericLess		-0.3026
leftEditionLess		-4.6740
leftEditionMore		-3.3794
modelsDiffer		-1.6534
leftNumberOne		-0.1364
numbersDiffer		-1.6988
leftSizeOne		-0.0981
sizesDiffer		-2.5872
coloursDiffer		-5.6290
leftVariantOne		-1.0000
variantsDiffer		-5.0000
coverageMore		4.0434
rarest		5.0031
noName		3.0163
logValues		-2.5283
exactName	0.8	2.2108
total	1	6.5433
total	2	0.1297
exactModel	0.5	2.6012
leftNameLess	0.5	-0.5898
coverageLess	0.4	1.0011
`;

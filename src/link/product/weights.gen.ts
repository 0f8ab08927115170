// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-19.1549
exactModel		0.6691
exactSize		0.8798
exactNumber		0.0516
exactColour		3.8705
exactEdition		0.0746
leftNameLess		-0.6525
leftNameMore		-0.0328
leftGenericLess		-0.3647
leftEditionLess		-4.1275
leftEditionMore		-2.5582
modelsDiffer		-2.0448
leftNumberOne		-0.4249
numbersDiffer		-1.4210
leftSizeOne		-0.1106
sizesDiffer		-3.0409
coloursDiffer		-5.0185
leftVariantOne		-1.2000
variantsDiffer		-5.0000
lineOne		-1.5000
linesDiffer		-4.0000
accessoryOne		-3.0000
numberReplaced		-2.0000
wordsReplaced		-3.0000
wordInserted		-1.3000
coverageMore		3.9937
rarest		6.5511
noName		2.3073
logValues		-5.7000
exactName	0.8	1.4371
total	1	7.3685
total	2	0.4138
exactModel	0.5	2.8321
leftNameLess	0.5	-0.2570
coverageLess	0.4	1.2615
`;

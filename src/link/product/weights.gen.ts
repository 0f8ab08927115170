// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-19.1995
exactModel		0.6744
exactSize		0.8826
exactNumber		0.0477
exactColour		3.8629
exactEdition		0.0767
leftNameLess		-0.6494
leftNameMore		-0.0343
leftGenericLess		-0.3599
leftEditionLess		-4.1427
leftEditionMore		-2.5362
modelsDiffer		-2.0423
leftNumberOne		-0.4312
numbersDiffer		-1.4228
leftSizeOne		-0.1207
sizesDiffer		-3.0402
coloursDiffer		-5.0216
leftVariantOne		-1.2000
variantsDiffer		-5.0000
lineOne		-1.5000
linesDiffer		-4.0000
accessoryOne		-3.0000
numberReplaced		-2.0000
wordsReplaced		-3.0000
wordInserted		-1.3000
coverageMore		3.9899
rarest		6.5867
noName		2.3101
logValues		-5.7000
exactName	0.8	1.4320
total	1	7.4191
total	2	0.4114
exactModel	0.5	2.7992
leftNameLess	0.5	-0.2666
coverageLess	0.4	1.2178
`;

// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-19.6410
exactModel		1.2612
exactSize		0.8235
exactNumber		0.2550
exactColour		3.8944
exactEdition		0.0686
leftNameLess		-0.6985
leftNameMore		-0.0603
leftGenericLess		-0.3741
leftEditionLess		-4.2004
leftEditionMore		-2.7938
modelsDiffer		-2.0957
leftNumberOne		-0.5033
numbersDiffer		-1.5024
sizesDiffer		-2.9900
coloursDiffer		-5.2879
leftVariantOne		-1.2000
variantsDiffer		-5.0000
lineOne		-1.5000
linesDiffer		-4.0000
accessoryOne		-3.0000
numberReplaced		-2.0000
wordsReplaced		-3.0000
wordInserted		-1.3000
modelAgrees		0.0747
coverageMore		3.9086
rarest		6.9242
noName		2.5957
logValues		-5.7000
exactName	0.8	1.6208
total	1	7.8667
total	2	0.3231
exactModel	0.5	1.7861
leftNameLess	0.5	-0.2084
coverageLess	0.4	0.7745
`;

// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-8.9220
numberSame		0.6591
numberWeight		4.5459
numberInRange		-5.9584
numberMissing		-0.3354
noNumbers		-1.0712
letterMissing		-2.9199
streetSpelling		1.9223
streetKnownSlip		6.8958
streetTruncation		4.7301
streetElsewhere		2.2714
headsDiffer		-1.2172
streetWhole		1.0311
typesDiffer		-1.1858
typesDifferCommon		-0.5104
directionSame		0.0699
directionMissing		-0.6812
directionsDiffer		-3.1188
unitMissing		-2.4304
levelMissing		-3.7124
boxSame		4.3418
boxMissing		-1.7750
cityExact		0.4368
cityNear		1.3635
cityElsewhere		0.6831
cityMissing		-0.8520
citiesDiffer		-0.2450
statesDiffer		-2.7500
postcodeSame		5.0722
postcodeBegins		0.3790
postcodesDiffer		-1.1380
postcodeMissing		1.3473
countrySame		2.8421
leftVenueLess		-1.2950
leftVenueMore		-0.9380
bare		3.9351
identical		0.6175
streetExact	0.5	1.0906
streetExact	1	2.1373
streetRarest	0.6	1.9706
leftStreetMore	0.3	-3.4029
`;

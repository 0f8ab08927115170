// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.2500
numberSame		0.0936
numberWeight		5.2338
numberInRange		-6.1523
numberMissing		-0.0957
noNumbers		-0.1001
letterMissing		-2.9182
streetSpelling		1.9656
streetKnownSlip		4.4632
streetTruncation		3.9705
streetAbbreviation		0.1950
streetElsewhere		1.0758
headsDiffer		-1.5770
streetWhole		0.9153
typesDiffer		-1.0373
typesDifferCommon		-0.5812
directionSame		0.3873
directionMissing		-0.5307
directionsDiffer		-2.8482
unitSame		0.0374
unitMissing		-2.4842
levelMissing		-3.9894
boxSame		4.3705
boxMissing		-2.2611
cityExact		1.0403
cityNear		1.8094
cityElsewhere		0.9896
cityMissing		0.0274
statesDiffer		-2.6292
postcodeSame		5.3676
postcodeBegins		0.5289
postcodesDiffer		-1.1442
postcodeMissing		1.4126
countrySame		3.0190
leftVenueMore		-1.0214
bare		4.3803
identical		1.0535
streetExact	0.5	0.6764
streetExact	1	2.3270
streetRarest	0.6	1.6505
leftStreetMore	0.3	-3.0208
`;
